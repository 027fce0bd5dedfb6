import { createIdentifier } from '../../objects/identifier'
import { createProduct } from '../../objects/product'
import type { Operation } from '../operation'
import { flag, mergeMetadata, metadata, readInput, text } from '../read-input'
import {
  createListOperation,
  createRetrieveOperation,
  equalTo,
  findOrThrow,
} from '../read-operations'

const create: Operation = {
  method: 'POST',
  path: 'products',
  async run({ context, fields }) {
    const input = readInput(fields, {
      id: text().max(255).optional(),
      name: text().min(1),
      description: text().optional(),
      metadata: metadata().optional(),
    })
    const product = createProduct({
      id: input.id ?? createIdentifier('prod'),
      now: context.now,
      name: input.name,
      description: input.description || null,
      metadata: input.metadata ?? {},
    })
    return context.store.insert('product', product)
  },
}

const update: Operation = {
  method: 'POST',
  path: 'products/:id',
  async run({ context, id, fields }) {
    const input = readInput(fields, {
      active: flag().optional(),
      name: text().min(1).optional(),
      description: text().optional(),
      metadata: metadata().optional(),
    })
    const product = await findOrThrow(context, 'product', id)
    return context.store.save('product', {
      ...product,
      active: input.active ?? product.active,
      name: input.name ?? product.name,
      // As at Stripe, an empty text removes the description.
      description:
        input.description === undefined ? product.description : input.description || null,
      metadata: mergeMetadata(product.metadata, input.metadata),
      updated: context.now,
    })
  },
}

export const productOperations: readonly Operation[] = [
  create,
  update,
  createRetrieveOperation('products', 'product'),
  createListOperation({
    path: 'products',
    kind: 'product',
    filters: { active: equalTo('active') },
  }),
]
