import { useLocation, useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { clinicNotFound } from '#locales/en/clinics/clinic-not-found.ts'

/** Goes back to the previous page of this site, if there is one. Otherwise, and without scripts, links to the list. */
export function GoBack() {
  const { goBack } = clinicNotFound
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const scripts = useScripts()
  if (scripts && key !== 'default') {
    return (
      <Button kind="primary" size="large" onClick={() => void navigate(-1)}>
        {goBack}
      </Button>
    )
  }
  return (
    <ButtonLink kind="primary" size="large" to={pathname.slice(0, pathname.lastIndexOf('/'))}>
      {goBack}
    </ButtonLink>
  )
}
