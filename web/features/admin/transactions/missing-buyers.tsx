import type { AdminOrderList } from '../../../../contract/admin/transactions'
import { messages } from '../../../../domain/messages'
import { Notice } from '../../../ui/feedback/notice'

const texts = {
  customers: messages.CUSTOMERS_NOT_LOADED,
  profiles: messages.PROFILES_NOT_LOADED,
} as const

/** Says that the buyers of the orders could not be loaded; renders nothing when they were loaded. */
export const MissingBuyers = ({ missing }: Pick<AdminOrderList, 'missing'>) =>
  missing && (
    <Notice kind="failed">
      <p>{texts[missing]}</p>
    </Notice>
  )
