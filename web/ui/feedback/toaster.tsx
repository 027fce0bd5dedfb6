import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { Icon } from '../icons/icon'
import { subscribeToToasts, type ToastMessage, takePendingToasts } from './toast'
import styles from './toaster.module.css'

/** Shows the toasts at the top centre, for 3 s each and at most 20 at a time. */
export default function Toaster() {
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider timeout={3_000} limit={20}>
        <Toast.Portal>
          <Toast.Viewport className={styles.viewport} aria-label="Messages">
            <Toasts />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  )
}

function Toasts() {
  const { toasts, add } = Toast.useToastManager<{ kind: ToastMessage['kind'] }>()

  useEffect(() => {
    const showPending = () => {
      for (const { kind, text } of takePendingToasts()) add({ title: text, data: { kind } })
    }
    showPending()
    return subscribeToToasts(showPending)
  }, [add])

  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-kind={toast.data?.kind}>
      <Icon name={toast.data?.kind === 'failed' ? 'alert' : 'check'} />
      <Toast.Title render={<p />} />
    </Toast.Root>
  ))
}
