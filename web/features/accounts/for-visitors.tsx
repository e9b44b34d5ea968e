import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readNextPath } from './next-path.ts'
import { useSession } from './session-state.ts'

/**
 * Whoever is signed in, or gets to be, goes on to where they wanted to, or home. Until this is known they see no form.
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
