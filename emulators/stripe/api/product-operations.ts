import { createIdentifier } from '../objects/identifier'
import { createProduct } from '../objects/product'
import { equalTo, findOrRefuse, listOperation, retrieveOperation } from './list-page'
import type { Operation } from './operation'
import { flag, mergeMetadata, metadata, readInput, text } from './read-input'

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

const update: Operation = {
  method: 'POST',
  path: 'products/:id',
  async run({ books, id, fields }) {
    const input = readInput(fields, {
      active: flag().optional(),
      name: text().min(1).optional(),
      description: text().optional(),
      metadata: metadata().optional(),
    })
    const product = await findOrRefuse(books, 'product', id)
    return books.store.save('product', {
      ...product,
      active: input.active ?? product.active,
      name: input.name ?? product.name,
      description: input.description ?? product.description,
      metadata: mergeMetadata(product.metadata, input.metadata),
      updated: books.now,
    })
  },
}

export const productOperations: readonly Operation[] = [
  create,
  update,
  retrieveOperation('products', 'product'),
  listOperation({ path: 'products', kind: 'product', filters: { active: equalTo('active') } }),
]
