import type { OpenDatabase } from '../../../server/platform/database/open-database'

type Pool = Pick<OpenDatabase['pool'], 'query'>

/** Holds back the webhook events that the Stripe emulator creates from now until `stopHoldingWebhooks`. */
export const holdWebhooks = (pool: Pool) =>
  pool.query(`
    create function hold_webhook() returns trigger language plpgsql as $$
    begin
      new.next_attempt_at := 'infinity';
      return new;
    end $$;
    create trigger hold_webhook before insert on stripe_stand_in_delivery
      for each row execute function hold_webhook()`)

/**
 * Lets new webhook events be delivered again. Those held back are never delivered. Does nothing if `holdWebhooks` was
 * not called before.
 */
export const stopHoldingWebhooks = (pool: Pool) =>
  pool.query('drop function if exists hold_webhook cascade')
