import type { Deps } from '#app/deps.ts'
import { featureRequestKeys } from '#contract/pages/query-keys.ts'
import { featureRequestsHead } from '#contract/pages/site-heads.ts'
import { listRequests } from '#features/talk/feature-requests/feature-requests.service.ts'
import { type PageModel, pageModel } from './page-model.ts'

/** What keepers ask for, with all requests. */
export const featureRequestsPage = async (deps: Deps): Promise<PageModel> =>
  pageModel({
    ...featureRequestsHead,
    canonical: '/feature-requests',
    firstData: [[featureRequestKeys.all, await listRequests(deps)]],
  })
