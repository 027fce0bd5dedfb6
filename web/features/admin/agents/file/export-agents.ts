import { useMutation } from '@tanstack/react-query'
import { messages } from '../../../../../domain/messages'
import { findFailureMessage } from '../../../../api/decode-problem'
import { loadApi } from '../../../../api/load-api'
import { showToast } from '../../../../ui/feedback/toast'
import { saveJson } from '../../../../ui/save-file'

/** Downloads a file with one companion, or with all companions when the id is undefined. */
export const useExportAgents = () =>
  useMutation({
    mutationFn: async (id: string | undefined) => {
      const file = await (await loadApi()).admin.agents.exportAll(id === undefined ? {} : { id })
      saveJson(createFileName(id), file)
    },
    onSuccess: () => showToast({ kind: 'done', text: messages.EXPORT_SUCCEEDED }),
    onError: (error) => showToast({ kind: 'failed', text: findFailureMessage(error) }),
  })

/** For instance "clara-2026-11-23.json", or "agents-2026-11-23.json" for all companions. */
const createFileName = (id = 'agents') => `${id}-${new Date().toISOString().slice(0, 10)}.json`
