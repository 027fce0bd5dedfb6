import type { OpenDatabase } from '../../../server/platform/database/open-database'

type Pool = Pick<OpenDatabase['pool'], 'query'>

/** Holds back every new webhook event of the Stripe emulator until `releaseWebhooks`. */
export const holdWebhooks = (pool: Pool) =>
  pool.query(`
    create function hold_webhook() returns trigger language plpgsql as $$
    begin
      new.next_attempt_at := 'infinity';
      return new;
    end $$;
    create trigger hold_webhook before insert on stripe_stand_in_delivery
      for each row execute function hold_webhook()`)

/** Delivers new webhook events again; does nothing when they are not held back. */
export const releaseWebhooks = (pool: Pool) =>
  pool.query('drop function if exists hold_webhook cascade')
