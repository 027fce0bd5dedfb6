import { eq } from 'drizzle-orm'
import { userProfiles } from '../../../server/platform/database/tables/profile-tables'
import type { TestProduct } from '../product/start-product'

/** Signs up a user and makes them an administrator. */
export async function signUpAdministrator(
  product: Pick<TestProduct, 'signUp' | 'database'>,
  name = 'administratrice',
) {
  const administrator = await product.signUp(name)
  await product.database
    .update(userProfiles)
    .set({ role: 'admin' })
    .where(eq(userProfiles.id, administrator.id))
  return administrator
}
