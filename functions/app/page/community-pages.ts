import { featureRequestsHead } from '../../contract/page-heads.ts'
import { featureRequestKeys } from '../../contract/query-keys.ts'
import { listRequests } from '../../features/feature-requests/feature-requests.service.ts'
import type { Deps } from '../deps.ts'
import { type PageModel, pageModel } from './page-model.ts'

export const featureRequestsPage = async (deps: Deps): Promise<PageModel> =>
  pageModel({
    ...featureRequestsHead,
    canonical: '/feature-requests',
    firstData: [[featureRequestKeys.all, await listRequests(deps)]],
  })
