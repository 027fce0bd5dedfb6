import { Link } from 'react-router'
import { findErrorMessage } from '../../../../contract/account/known-error-codes'
import { pagePaths } from '../../../../contract/paths'
import { Notice } from '../../../ui/feedback/notice'

/** Says that the account is suspended, and where to write. */
export const SuspendedNotice = () => (
  <Notice kind="failed">
    <p>{findErrorMessage('ACCOUNT_SUSPENDED')}</p>
    <p>
      <Link className="link" to={pagePaths.contact}>
        Nous écrire
      </Link>
    </p>
  </Notice>
)
