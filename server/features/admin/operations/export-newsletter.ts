import { formatCsvTable } from '../../../../domain/admin/statistics/format-csv-table'
import { toParisDay } from '../../../../domain/formatting/paris-time'
import type { SignedInUser } from '../../../policies'
import { recordAuditEntry } from '../audit/record-audit-entry'
import type { OperationsDeps } from './read-operations'

/**
 * Returns the confirmed addresses as CSV. They are personal data, so the audit log records the
 * export.
 */
export const exportNewsletter = (
  { operations, now }: Pick<OperationsDeps, 'operations' | 'now'>,
  administrator: Pick<SignedInUser, 'id'>,
): Promise<{ fileName: string; csv: string }> =>
  operations.transaction(async (transaction) => {
    const addresses = await operations.listNewsletterAddresses(transaction)
    await recordAuditEntry(transaction, {
      actorId: administrator.id,
      action: 'newsletter.exported',
      subject: { kind: 'settings', id: 'newsletter' },
      details: { addresses: addresses.length },
    })
    return {
      fileName: `lettre-d-information-${toParisDay(now())}.csv`,
      csv: formatCsvTable([
        ['Adresse', 'Confirmée le'],
        ...addresses.map(({ email, confirmedAt }) => [email, toParisDay(confirmedAt)]),
      ]),
    }
  })
