import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { memberCount, writeMembers } from './product-template'
import { signUpMember } from './sign-up-user'
import { startBuiltProduct } from './start-built-product'

/**
 * Starts the product once for all browser tests, as `npm start` does on an empty machine, lets a few
 * people register, and keeps what it leaves behind: each test's product begins with a copy instead
 * of making a database and filling it.
 */
export async function setup() {
  const home = await mkdtemp(path.join(tmpdir(), 'amivoix-template-'))
  const dataDirectory = path.join(home, 'data')
  const product = await startBuiltProduct({ dataDirectory })
  const members = await Promise.all(
    Array.from({ length: memberCount }, () => signUpMember(product)),
  )
  await product.kill()
  await rm(path.join(dataDirectory, 'mail'), { recursive: true, force: true })
  await writeMembers(home, members)
  process.env['PRODUCT_TEMPLATE'] = home
  return () => rm(home, { recursive: true, force: true })
}
