import { newsletterSubscriptionsApiPath } from '../../../contract/newsletter-paths'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/forms/text-field'
import { Card } from '../../ui/layout/card'
import styles from './newsletter.module.css'

/** A plain form to subscribe to e-mails about new articles. It works without scripts. */
export const NewsletterBox = () => (
  <Card className={styles.box} aria-labelledby="newsletter">
    <div className={styles.words}>
      <h2 id="newsletter">Recevoir les nouveaux articles</h2>
      <p className="muted">
        Un message à chaque article, rien d’autre. Vous confirmez par e-mail, et un lien au bas de
        chaque message vous désinscrit.
      </p>
    </div>
    <form className={styles.form} method="post" action={newsletterSubscriptionsApiPath}>
      <TextField
        label="Adresse e-mail"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <Button type="submit">S’inscrire</Button>
    </form>
  </Card>
)
