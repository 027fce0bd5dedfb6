import type { ComponentProps } from 'react'
import { CallElsewhereNotice } from '../../features/call/start/call-elsewhere-notice'
import { ResumeHelloNotice } from '../../features/call/start/resume-hello-notice'
import { CompletionBanner } from '../../features/profile/completion/completion-banner'

type Props = ComponentProps<typeof CompletionBanner> & ComponentProps<typeof ResumeHelloNotice>

/** Notices above the call button. A separate file, because it is loaded only for signed-in users. */
export default function BeforeCall({ companion, ...banner }: Props) {
  return (
    <>
      <CallElsewhereNotice companion={companion.name} />
      <ResumeHelloNotice companion={companion} />
      <CompletionBanner {...banner} />
    </>
  )
}
