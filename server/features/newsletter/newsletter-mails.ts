import {
  newsletterConfirmationPath,
  newsletterUnsubscriptionPath,
  newsletterUnsubscriptionsApiPath,
} from '../../../contract/newsletter-paths'
import { articlePath, pagePaths } from '../../../contract/paths'
import { retentionPeriods } from '../../../domain/legal/retention-periods'
import { composeMail } from '../../platform/mail/compose-mail'
import type { Mail } from '../../platform/mail/mail'
import type { Subscription } from './newsletter-repository'

/** Asks for confirmation of a newsletter subscription, because somebody else may have typed the address. */
export const confirmationMail = (email: string, token: string, origin: string) =>
  composeMail({
    to: email,
    subject: 'Confirmez votre inscription aux nouvelles du blog',
    opening: [
      'Bonjour,',
      'Cette adresse a été donnée sur le blog d’Amivoix pour recevoir un message à chaque nouvel article. Pour le confirmer, ouvrez cette page et appuyez sur « Confirmer mon inscription ».',
    ],
    link: { label: 'Ouvrir la page', url: origin + newsletterConfirmationPath(token) },
    closing: [
      `Ce n’était pas vous ? Ne faites rien : sans confirmation, l’adresse est effacée au bout de ${retentionPeriods.unconfirmedNewsletterDays} jours.`,
    ],
  })

/** Tells the subscriber that the subscription is confirmed, and how to end it. */
export const welcomeMail = (subscription: Subscription, origin: string) =>
  composeSubscriberMail(subscription, origin, {
    subject: 'Votre inscription est confirmée',
    opening: [
      'Bonjour,',
      'Vous recevrez un message à chaque nouvel article du blog, et rien d’autre.',
    ],
    link: { label: 'Lire le blog', url: origin + pagePaths.blog },
  })

type ArticleSummary = { id: number; title: string; excerpt: string; readTime: number }

/** Announces a new article. */
export const articleMail = (subscription: Subscription, article: ArticleSummary, origin: string) =>
  composeSubscriberMail(subscription, origin, {
    subject: `Nouvel article : ${article.title}`,
    opening: ['Bonjour,', article.excerpt, `${article.readTime} minutes de lecture.`],
    link: { label: 'Lire l’article', url: origin + articlePath(article.id) },
  })

type MailContent = {
  subject: string
  opening: readonly string[]
  link: { label: string; url: string }
}

const composeSubscriberMail = (
  { id, email }: Subscription,
  origin: string,
  content: MailContent,
): Mail => ({
  ...composeMail({
    to: email,
    ...content,
    furtherLinks: [{ label: 'Se désinscrire', url: origin + newsletterUnsubscriptionPath(id) }],
    closing: ['Vous recevez ce message parce que vous l’avez demandé sur le blog d’Amivoix.'],
  }),
  unsubscribeUrl: `${origin}${newsletterUnsubscriptionsApiPath}?${new URLSearchParams({ id })}`,
})
