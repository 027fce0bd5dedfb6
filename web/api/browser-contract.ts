// Must be imported before the contract, because importing the contract creates its schemas.
import './disable-schema-compilation'

/**
 * The contract as the browser uses it. The build replaces this module with only the methods and paths
 * of the procedures (vite.config.ts): the client validates neither requests nor responses, and creating
 * the schemas of the whole API would block a slow phone.
 */
export { contract } from '../../contract/contract'
