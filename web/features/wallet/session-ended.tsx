import { messages } from '../../../domain/messages'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'

/** The page stays as it is, and says that nothing can be bought from it (01, « signed-out wallet »). */
export const SessionEnded = ({ signInPath }: { signInPath: string }) => (
  <Notice kind="failed">
    <p>{messages.PURCHASE_NEEDS_SIGN_IN}</p>
    <ButtonLink size="s" to={signInPath}>
      Connectez-vous
    </ButtonLink>
  </Notice>
)
