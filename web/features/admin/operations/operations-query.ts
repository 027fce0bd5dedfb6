import { useMutation, useQuery } from '@tanstack/react-query'
import { messages } from '../../../../domain/messages'
import { loadApi } from '../../../api/load-api'
import { showToast } from '../../../ui/feedback/toast'
import { saveCsv } from '../../../ui/save-file'

/** Retention rules, the launch checklist and the number of newsletter subscriptions. */
export const useOperations = () =>
  useQuery({
    queryKey: ['admin', 'operations'],
    queryFn: async () => (await loadApi()).admin.operations.read(),
  })

/** Saves the confirmed addresses of the newsletter as CSV. */
export const useNewsletterExport = () =>
  useMutation({
    mutationFn: async () => (await loadApi()).admin.operations.exportNewsletter(),
    onSuccess: ({ fileName, csv }) => {
      saveCsv(fileName, csv)
      showToast({ kind: 'done', text: messages.EXPORT_SUCCEEDED })
    },
    onError: () =>
      showToast({ kind: 'failed', text: 'L’export n’a pas abouti. Réessayez dans un instant.' }),
  })
