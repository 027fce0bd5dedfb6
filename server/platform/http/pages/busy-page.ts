/**
 * Sent when too many pages are requested, or when the rendering thread has exited, for example
 * because a page took too long. Looks like the offline page, and reloads itself after 5 s.
 */
export const busyPage = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="5" />
    <title>Un instant · Amivoix</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/hors-ligne.css" />
  </head>
  <body>
    <main>
      <img src="/mark.svg" alt="" width="56" height="56" />
      <h1>Un instant, s’il vous plaît</h1>
      <p>Beaucoup de pages sont demandées en ce moment. Celle-ci revient d’elle-même dans quelques secondes.</p>
      <p><a class="button" href="">Réessayer</a></p>
    </main>
  </body>
</html>
`
