import { noFailures } from '../../../cms/contract/lockout.ts'
import { keepGuard } from '../../features/login-guard/use-login-guard.ts'
import { useToast } from '../../ui/toasts/toast-provider.tsx'

/** What a success does, by whichever way in: it resets counter, captcha and lock (spec §4), and tells. */
export function useSignedIn() {
  const showToast = useToast()
  return () => {
    keepGuard(noFailures)
    showToast({ title: 'Login Successful', description: 'Welcome back!' })
  }
}
