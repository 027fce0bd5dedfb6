import type { Visitor } from '../../tests/support/browser/open-browser'
import type { BuiltProduct } from '../../tests/support/product/start-built-product'
import type { Album } from './album'

/** Someone with a window of a certain size, and where the pictures go. */
export type Scene = { product: BuiltProduct; visitor: Visitor; album: Album }
