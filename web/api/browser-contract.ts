// Must be imported before the contract, because importing the contract creates its schemas.
import './disable-schema-compilation'

/**
 * The contract as the browser uses it. The build replaces this module with one that holds only the
 * method and path of each procedure (vite.config.ts), because the client validates neither requests
 * nor responses, and creating the schemas of the whole API would block a slow phone.
 */
export { contract } from '../../contract/contract'
