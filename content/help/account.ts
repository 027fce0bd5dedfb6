import { passwordMinLength } from '../../domain/accounts/new-password'
import { type HelpItem, link, list, paragraph, question } from '../../domain/help/help-item'

/** What people ask about their account. */
export const account: readonly HelpItem[] = [
  question(
    'account',
    'creer-un-compte',
    'Comment créer un compte ?',
    [
      paragraph(
        'Sur ',
        link('la page d’inscription', 'register'),
        `, donnez une adresse e-mail, un pseudo et un mot de passe d’au moins ${passwordMinLength} caractères, déclarez avoir 18 ans ou plus et acceptez `,
        link('les conditions d’utilisation', 'termsOfUse'),
        '. ',
        link('La politique de confidentialité', 'privacy'),
        ' dit ce que nous faisons de vos données. Là où le bouton Google est affiché, vous pouvez vous inscrire avec lui.',
      ),
      paragraph('Un e-mail vous demande ensuite de confirmer votre adresse.'),
    ],
    'inscription inscrire enregistrer google pseudo',
  ),
  question(
    'account',
    'confirmation',
    'Je n’ai pas reçu l’e-mail de confirmation',
    [
      paragraph(
        'Regardez dans les courriers indésirables, et vérifiez l’adresse que vous avez tapée. Pour recevoir un nouveau lien, connectez-vous avec votre mot de passe : la page propose « Renvoyer l’e-mail de confirmation ».',
      ),
    ],
    'mail lien activer spam indésirable confirmer',
  ),
  question(
    'account',
    'mot-de-passe',
    'J’ai oublié mon mot de passe',
    [
      paragraph(
        'Demandez un lien sur ',
        link('la page « Mot de passe oublié »', 'forgottenPassword'),
        '. Il arrive par e-mail, vaut une heure et ne sert qu’une fois. Choisir un nouveau mot de passe déconnecte tous vos appareils.',
      ),
    ],
    'connexion connecter perdu réinitialiser changer',
  ),
  question(
    'account',
    'adresse',
    'Comment changer d’adresse e-mail ou de mot de passe ?',
    [
      paragraph(
        'Dans ',
        link('votre profil', 'profile'),
        ', sous « Votre compte ». Une nouvelle adresse ne remplace l’ancienne qu’une fois ouvert le lien qui lui est envoyé.',
      ),
    ],
    'email mail modifier compte',
  ),
  question(
    'account',
    'profil',
    'Dois-je remplir mon profil ?',
    [
      paragraph(
        'Non, tout y est facultatif. Ce que vous y dites aide les compagnons à vous parler, et à vous en proposer qui vous conviennent. Les réponses qui touchent à la santé, à l’orientation ou à la vie intime ne sont gardées que si vous cochez la case qui le permet ; la décocher les efface.',
      ),
    ],
    'questions préférences orientation santé sensible facultatif',
  ),
  question(
    'account',
    'appareils',
    'Quelqu’un utilise mon compte : que faire ?',
    [
      paragraph(
        'Dans ',
        link('votre profil', 'profile'),
        ', sous « Votre compte », la liste « Appareils connectés » montre où votre compte est ouvert. Déconnectez tout, puis changez de mot de passe.',
      ),
    ],
    'piratage sécurité session déconnecter vol',
  ),
  question(
    'account',
    'supprimer-le-compte',
    'Comment supprimer mon compte ?',
    [
      paragraph(
        'Dans ',
        link('votre profil', 'profile'),
        ', tout en bas, « Supprimer mon compte ». L’effacement est immédiat et définitif :',
      ),
      list(
        [
          'votre profil, vos conversations, ce que les compagnons ont retenu et vos favoris sont effacés ;',
        ],
        ['votre abonnement s’arrête ;'],
        ['vos minutes restantes sont perdues : l’écran dit combien avant que vous confirmiez.'],
      ),
      paragraph(
        'Vous venez d’acheter ? ',
        link('Renoncez d’abord à l’achat', 'withdrawal'),
        ' pour en obtenir le remboursement. Les factures sont gardées dix ans, parce que la loi le demande, et une empreinte illisible de votre adresse évite d’offrir deux fois les minutes de bienvenue.',
      ),
    ],
    'effacer fermer désinscrire clôturer résilier rgpd oubli',
  ),
]
