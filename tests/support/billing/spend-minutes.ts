import type { TestProduct } from '../product/start-product'

/** Subtracts minutes from a user's balance, with a ledger entry for a correction instead of a call. */
export const spendMinutes = (
  { pool }: Pick<TestProduct, 'pool'>,
  { id }: { id: string },
  minutes: number,
) =>
  pool.query(
    `with entry as (
       insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
       select id, -$2::int, 'correction', gen_random_uuid()::text, minutes_left - $2::int, 'system'
       from user_profiles where id = $1
     )
     update user_profiles set minutes_left = minutes_left - $2::int where id = $1`,
    [id, minutes],
  )
