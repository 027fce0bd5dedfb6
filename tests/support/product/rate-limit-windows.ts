import type { TestProduct } from './start-product'

/**
 * Lengthens by an hour every rate limit window that opens after this call. Otherwise a busy machine may need more than a
 * minute for the requests of a test, which would then be spread over two windows.
 */
export const lengthenRateLimits = ({ pool }: Pick<TestProduct, 'pool'>) =>
  pool.query(`
    create function lengthen_window() returns trigger language plpgsql as $$
    begin
      new.last_request = new.last_request + 3600000;
      return new;
    end $$;
    create trigger lengthen_window before insert on rate_limit
      for each row execute function lengthen_window()`)

/** Makes every rate limit window begin now, even one that is over. The attempts counted in it remain counted. */
export const restartRateLimits = ({ pool }: Pick<TestProduct, 'pool'>) =>
  pool.query(`update rate_limit set last_request = (extract(epoch from now()) * 1000)::bigint`)
