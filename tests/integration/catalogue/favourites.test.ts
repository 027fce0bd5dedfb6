import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { maxFavourites } from '../../../domain/companions/favourites'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const [firstId = '', secondId = '', thirdId = ''] = companions.map(({ id }) => id)

describe('favourites of a user', () => {
  let product: TestProduct
  let camille: TestUser

  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())
  beforeEach(async () => {
    camille = await product.signUp('camille')
  })

  const readFavourites = (cookie = camille.cookie) => product.request('/api/favorites', { cookie })
  const changeFavourites = (body: unknown, cookie = camille.cookie) =>
    product.request('/api/favorites', { method: 'PUT', body, cookie })

  test('keeps favourites in the order in which they were added, and ignores repeated changes', async () => {
    expect((await readFavourites()).body).toEqual([])
    expect((await changeFavourites({ add: [firstId, secondId] })).body).toEqual([firstId, secondId])
    const changes = { add: [thirdId], remove: [firstId] }
    expect((await changeFavourites(changes)).body).toEqual([secondId, thirdId])
    expect((await changeFavourites(changes)).body).toEqual([secondId, thirdId])
    expect((await readFavourites()).body).toEqual([secondId, thirdId])
    const me = await product.request('/api/me', { cookie: camille.cookie })
    expect(me.body).toMatchObject({ favorites: [secondId, thirdId] })
  })

  test('stores the changes of concurrent requests', async () => {
    await changeFavourites({ add: [firstId] })
    const otherIds = companions.slice(1).map(({ id }) => id)
    const requests = otherIds.map((id) => changeFavourites({ add: [id] }))
    await Promise.all([...requests, changeFavourites({ remove: [firstId] })])
    expect((await readFavourites()).body).toHaveLength(otherIds.length)
    expect(new Set((await readFavourites()).body as string[])).toEqual(new Set(otherIds))
  })

  test('ignores unknown ids, and hides companions that no longer exist', async () => {
    const unknownIds = ['', 'personne', "'; drop table agents; --", '<b>clara</b>', '🫀']
    expect(
      (await changeFavourites({ add: [...unknownIds, firstId], remove: unknownIds })).body,
    ).toEqual([firstId])
    await product.pool.query(`update user_profiles set favorites = $2 where id = $1`, [
      camille.id,
      [thirdId, 'gone', firstId],
    ])
    const me = await product.request('/api/me', { cookie: camille.cookie })
    expect([(await readFavourites()).body, me.body]).toMatchObject([
      [thirdId, firstId],
      { favorites: [thirdId, firstId] },
    ])
    expect((await changeFavourites({ add: [secondId] })).body).toEqual([thirdId, firstId, secondId])
  })

  test.each([
    [{ add: 'clara' }],
    [{ add: [7] }],
    [{ add: ['x'.repeat(101)] }],
    [{ add: ['nul\0'] }],
    [{ remove: Array.from({ length: maxFavourites + 1 }, String) }],
    ['{'],
  ])('refuses %j', async (body) => {
    expect((await changeFavourites(body)).status).toBe(400)
    expect((await readFavourites()).body).toEqual([])
  })

  test('are separate for each user, and require a session before the body is validated', async () => {
    const dominique = await product.signUp('dominique')
    await changeFavourites({ add: [firstId] })
    expect((await readFavourites(dominique.cookie)).body).toEqual([])
    for (const response of [await readFavourites(''), await changeFavourites({ add: 'x' }, '')])
      expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })
})
