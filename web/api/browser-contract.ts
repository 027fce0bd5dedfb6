// Must be imported before the contract, because importing the contract creates its schemas.
import './disable-schema-compilation'

/**
 * The contract as the browser uses it. The build replaces this module with the methods and paths of the
 * procedures (vite.config.ts): the client checks neither what it sends nor what it receives, and
 * creating the schemas of the whole API would block a slow phone.
 */
export { contract } from '../../contract/contract'
