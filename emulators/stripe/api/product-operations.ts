import { createIdentifier } from '../objects/identifier'
import { createProduct } from '../objects/product'
import { equalTo, listOperation, retrieveOperation } from './list-page'
import type { Operation } from './operation'
import { metadata, readInput, text } from './read-input'

const create: Operation = {
  method: 'POST',
  path: 'products',
  async run({ books, fields }) {
    const input = readInput(fields, {
      id: text().max(255).optional(),
      name: text().min(1),
      description: text().optional(),
      metadata: metadata().optional(),
    })
    const product = createProduct({
      id: input.id ?? createIdentifier('prod'),
      now: books.now,
      name: input.name,
      description: input.description || null,
      metadata: input.metadata ?? {},
    })
    return books.store.insert('product', product)
  },
}

export const productOperations: readonly Operation[] = [
  create,
  retrieveOperation('products', 'product'),
  listOperation({ path: 'products', kind: 'product', filters: { active: equalTo('active') } }),
]
