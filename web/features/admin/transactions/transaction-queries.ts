import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { transactionExportPath } from '../../../../contract/admin/transactions'
import type { OrderFilter } from '../../../../domain/admin/order-list'
import { messages } from '../../../../domain/messages'
import { loadApi } from '../../../api/load-api'
import { showToast } from '../../../ui/feedback/toast'
import { downloadFile } from './download-file'

/** A page of the orders with a payment status, or of all orders, newest first. */
export const useTransactions = (query: { status: OrderFilter; page: number }) =>
  useQuery({
    queryKey: ['admin', 'transactions', query],
    queryFn: async () => (await loadApi()).admin.transactions.list(query),
    placeholderData: keepPreviousData,
  })

/** One order with its refunds, disputes and withdrawal. */
export const useTransaction = (id: string) =>
  useQuery({
    queryKey: ['admin', 'transactions', id],
    queryFn: async () => (await loadApi()).admin.transactions.get({ id }),
  })

/** Saves all orders, or those with one payment status, as a CSV file. */
export const useTransactionExport = (status: OrderFilter) =>
  useMutation({
    mutationFn: () => downloadFile(`${transactionExportPath}?${new URLSearchParams({ status })}`),
    onSuccess: () => showToast({ kind: 'done', text: messages.EXPORT_SUCCEEDED }),
    onError: () => showToast({ kind: 'failed', text: messages.EXPORT_FAILED }),
  })
