import { Link } from 'react-router'
import { findAccountMessage } from '../../../../contract/account/account-error-message'
import { pagePaths } from '../../../../contract/paths'
import { Notice } from '../../../ui/feedback/notice'

/** Says that the account is suspended, and where to write. */
export const SuspendedNotice = () => (
  <Notice kind="failed">
    <p>{findAccountMessage('ACCOUNT_SUSPENDED')}</p>
    <p>
      <Link className="link" to={pagePaths.contact}>
        Nous écrire
      </Link>
    </p>
  </Notice>
)
