import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { Icon } from './icon'
import { subscribeToToasts, type ToastMessage, takeToasts } from './toast'
import styles from './toaster.module.css'

/** Top centre, 3 s, at most 20 (01, « toasts »). Readers hear each one politely. */
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
    const showWaiting = () => {
      for (const { kind, text } of takeToasts()) add({ title: text, data: { kind } })
    }
    showWaiting()
    return subscribeToToasts(showWaiting)
  }, [add])

  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-kind={toast.data?.kind}>
      <Icon name={toast.data?.kind === 'failed' ? 'alert' : 'check'} />
      <Toast.Title render={<p />} />
    </Toast.Root>
  ))
}
