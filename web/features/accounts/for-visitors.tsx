import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readNextPath } from './next-path.ts'
import { useSession } from './session/session-state.ts'

/**
 * Redirects signed-in visitors to the page that they wanted, or home. The form is hidden until the session is known.
 */
export function ForVisitors({ children }: { children: ReactNode }) {
  const { isAuthenticated, isLoading } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (isAuthenticated) void navigate(readNextPath(search), { replace: true })
  }, [isAuthenticated, navigate, search])
  return <div className={isLoading || isAuthenticated ? 'signed-in:invisible' : undefined}>{children}</div>
}
