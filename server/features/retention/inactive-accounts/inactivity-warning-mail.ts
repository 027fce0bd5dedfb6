import { pagePaths } from '../../../../contract/paths'
import { formatParisDay } from '../../../../domain/formatting/paris-time'
import { retentionPeriods } from '../../../../domain/legal/retention-periods'
import { composeMail } from '../../../platform/mail/compose-mail'

/** Tells a user from which day the account may be erased, and that signing in prevents it. */
export const inactivityWarningMail = (to: string, origin: string, erasureDate: Date) =>
  composeMail({
    to,
    subject: 'Votre compte va être supprimé',
    opening: [
      'Bonjour,',
      `Vous ne vous êtes pas connecté à votre compte Amivoix depuis près de ${retentionPeriods.inactiveAccountYears} ans. Nous ne gardons pas sans raison les données d’un compte qui ne sert plus : à partir du ${formatParisDay(erasureDate)}, il sera supprimé avec tout ce qu’il contient.`,
      'Pour le garder, il suffit de vous connecter une fois avant cette date.',
    ],
    link: { label: 'Me connecter et garder mon compte', url: `${origin}${pagePaths.login}` },
    furtherLinks: [
      { label: 'Mot de passe oublié', url: `${origin}${pagePaths.forgottenPassword}` },
      { label: 'Emporter une copie de mes données', url: `${origin}${pagePaths.myData}` },
    ],
    closing: ['Vous n’en voulez plus ? Il n’y a rien à faire.'],
  })
