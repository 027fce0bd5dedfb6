import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { expect, test } from 'vitest'
import { startProduct } from '../../support/product/start-product'

test('accepts an imported bcrypt hash, even in two simultaneous sign-ins, and replaces it with argon2id', async () => {
  const product = await startProduct()
  const user = await product.signUp('ancienne')
  // The system that accounts are imported from writes this bcrypt prefix.
  const importedHash = (await hashBcrypt('mot de passe ancien', 10)).replace('$2b$', '$2a$')
  await product.pool.query('update account set password = $1 where user_id = $2', [
    importedHash,
    user.id,
  ])
  const signIn = (password: string) =>
    product.request('/api/auth/sign-in/email', { body: { email: user.email, password } })
  const readHash = async () =>
    (await product.pool.query('select password from account where user_id = $1', [user.id])).rows[0]
      .password

  expect((await signIn('un autre mot de passe')).status).toBe(401)
  expect(await readHash()).toBe(importedHash)
  const responses = await Promise.all([1, 2].map(() => signIn('mot de passe ancien')))
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await readHash()).toMatch(/^\$argon2id\$/)
  expect((await signIn('mot de passe ancien')).status).toBe(200)
  expect((await signIn('un autre mot de passe')).status).toBe(401)
  await product.close()
})
