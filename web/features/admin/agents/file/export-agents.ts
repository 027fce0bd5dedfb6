import { useMutation } from '@tanstack/react-query'
import { messages } from '../../../../../domain/messages'
import { findFailureMessage } from '../../../../api/decode-problem'
import { loadApi } from '../../../../api/load-api'
import { showToast } from '../../../../ui/feedback/toast'

/** Downloads all agents as a file, or one. */
export const useExportAgents = () =>
  useMutation({
    mutationFn: async (id: string | undefined) => {
      const file = await (await loadApi()).admin.agents.exportAll(id === undefined ? {} : { id })
      download(JSON.stringify(file, null, 2), createFileName(id))
    },
    onSuccess: () => showToast({ kind: 'done', text: messages.EXPORT_SUCCEEDED }),
    onError: (error) => showToast({ kind: 'failed', text: findFailureMessage(error) }),
  })

/** "agents-2026-11-23.json" */
const createFileName = (id = 'agents') => `${id}-${new Date().toISOString().slice(0, 10)}.json`

function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
