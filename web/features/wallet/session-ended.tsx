import { publicMessages } from '../../../domain/public-messages'
import { ButtonLink } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'

/** The page stays readable after the end of the session, and says that nothing can be bought. */
export const SessionEnded = ({ signInPath }: { signInPath: string }) => (
  <Notice kind="failed">
    <p>{publicMessages.PURCHASE_NEEDS_SIGN_IN}</p>
    <ButtonLink size="s" to={signInPath}>
      Connectez-vous
    </ButtonLink>
  </Notice>
)
