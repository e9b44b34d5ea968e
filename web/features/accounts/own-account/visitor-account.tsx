import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ownAccount } from '#locales/en/accounts/own-account.ts'

/** What an account offers, with links to sign up or log in. */
export function VisitorAccount() {
  const { visitor, needsScripts } = ownAccount
  return (
    <div className="max-w-172">
      <h2 className="text-h2">{visitor.title}</h2>
      <p className="mt-4">{visitor.text}</p>
      <ul className="mt-4 grid list-disc gap-2 ps-6">
        {visitor.contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <noscript>
        <p className="mt-6 rounded-control border border-s-4 border-line border-s-ochre p-4">{needsScripts}</p>
      </noscript>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/login?next=/settings" kind="primary">
          {visitor.logIn}
        </ButtonLink>
        <ButtonLink to="/signup?next=/settings">{visitor.signUp}</ButtonLink>
      </div>
      <p className="mt-5">
        <TextLink to="/settings?tab=preferences">{visitor.preferences}</TextLink>
      </p>
    </div>
  )
}
