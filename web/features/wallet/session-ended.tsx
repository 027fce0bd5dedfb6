import { publicMessages } from '../../../domain/public-messages'
import { ButtonLink } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'

/** Says that the session has ended and nothing can be bought. The rest of the page stays readable. */
export const SessionEnded = ({ signInPath }: { signInPath: string }) => (
  <Notice kind="failed">
    <p>{publicMessages.PURCHASE_NEEDS_SIGN_IN}</p>
    <ButtonLink size="s" to={signInPath}>
      Connectez-vous
    </ButtonLink>
  </Notice>
)
