import { useEffect, useState } from 'react'
import type { CompanionDraft } from '../../../../../domain/admin/companions/companion-draft'
import { useRootData } from '../../../../session/use-me'
import { Button } from '../../../../ui/buttons/button'
import { TextField } from '../../../../ui/forms/text-field'
import { Icon } from '../../../../ui/icons/icon'
import { useFetchImage } from '../agent-queries'
import styles from './agent-form.module.css'
import type { AgentFormState } from './use-agent-form'

/**
 * The URL of the picture, and a preview. If the picture is on another host, the server downloads it
 * when the field loses the focus, because a browser must not contact third parties.
 */
export function ImageField({
  state: { draft, change, errors, savedAgent },
}: {
  state: AgentFormState
}) {
  const origin = useRootData()?.publicOrigin ?? ''
  const imageFetch = useFetchImage()
  const [fetchedPreview, setFetchedPreview] = useState(() => ({
    url: savedAgent?.draft.imageUrl ?? '',
    image: savedAgent && !savedAgent.isImageMissing ? savedAgent.image : null,
  }))
  const url = draft.imageUrl.trim()
  const isOnOurSite = url.startsWith(`${origin}/`)
  const isDrawn = isOnOurSite && url.endsWith(`/portraits/${draft.id}.svg`)
  const drawnPortrait = useDrawnPortrait(draft, isDrawn)
  const fetchedImage = fetchedPreview.url === url ? fetchedPreview.image : null
  const imageAtUrl = isOnOurSite ? url : fetchedImage
  const preview = isDrawn ? drawnPortrait : imageAtUrl
  const hasFetchFailed =
    !isOnOurSite && fetchedPreview.url === url && url !== '' && fetchedPreview.image === null

  function fetchPreview() {
    if (
      isOnOurSite ||
      fetchedPreview.url === url ||
      !/^https?:\/\//.test(url) ||
      !URL.canParse(url)
    )
      return
    imageFetch.mutate(url, {
      onSuccess: ({ image }) => setFetchedPreview({ url, image }),
      onError: () => setFetchedPreview({ url, image: null }),
    })
  }

  return (
    <div className={styles.image}>
      <Preview key={preview} url={preview && stripOrigin(preview, origin)} />
      <div className={styles.imageField}>
        <TextField
          name="imageUrl"
          label="URL image"
          type="url"
          inputMode="url"
          value={draft.imageUrl}
          error={errors.imageUrl}
          help={
            hasFetchFailed
              ? 'L’image n’a pas pu être chargée\u00a0: le portrait par défaut la remplace. Au plus 2\u00a0Mo, JPEG, PNG, WebP, GIF ou AVIF.'
              : 'Une image d’un autre site est copiée sur le nôtre, qui la montre.'
          }
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ imageUrl: target.value })}
          onBlur={fetchPreview}
        />
        <p role="status" className="visually-hidden">
          {imageFetch.isPending ? 'L’image est en cours de chargement.' : ''}
        </p>
        <Button
          size="s"
          aria-disabled={draft.id.trim() === ''}
          onClick={() =>
            draft.id.trim() !== '' &&
            change({ imageUrl: `${origin}/portraits/${draft.id.trim()}.svg` })
          }
        >
          Utiliser le portrait dessiné
        </Button>
      </div>
    </div>
  )
}

/** Shows the picture, or a placeholder when there is none or it cannot be loaded. */
function Preview({ url }: { url: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  return url === null || hasFailed ? (
    <span className={styles.preview} data-placeholder>
      <Icon name="user" size="l" />
    </span>
  ) : (
    <img
      className={styles.preview}
      src={url}
      alt="Aperçu"
      width={100}
      height={120}
      onError={() => setFailed(true)}
    />
  )
}

/** Makes the URL relative, because the page may be open under another host name of the same server. */
const stripOrigin = (url: string, origin: string) =>
  origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url

/**
 * Draws the portrait in the browser, because the server has no portrait of a new agent yet. Returns its data
 * URL; null until it is drawn, or when it is not shown.
 */
function useDrawnPortrait(
  { id, portraitHue, voiceGender }: Pick<CompanionDraft, 'id' | 'portraitHue' | 'voiceGender'>,
  isShown: boolean,
) {
  const [portraitUrl, setPortraitUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!isShown || !Number.isFinite(portraitHue)) return setPortraitUrl(null)
    let isCurrent = true
    void import('../../../../../domain/portrait/picture/draw-portrait').then(
      ({ drawPortrait }) => {
        const svg = drawPortrait({ id, hue: portraitHue, voiceGender })
        if (isCurrent) setPortraitUrl(`data:image/svg+xml,${encodeURIComponent(svg)}`)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [id, portraitHue, voiceGender, isShown])
  return portraitUrl
}
