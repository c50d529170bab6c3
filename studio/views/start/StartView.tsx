import {Box, Stack} from '@sanity/ui'
import {StartDeleted} from '../deleted/DeletedView.tsx'
import {StartVisits} from '../visits/StartVisits.tsx'
import {StartDrafts} from './StartDrafts.tsx'
import {StartLinks} from './StartLinks.tsx'
import {StartName} from './StartName.tsx'
import {StartPlanned} from './StartPlanned.tsx'
import {StartShortcuts} from './StartShortcuts.tsx'
import {StartPublishes, StartSite} from './StartSite.tsx'
import {StartSteps} from './StartSteps.tsx'

/** Start page: state of the site, activity, and tasks. */
export const StartView = () => (
  <Box padding={[3, 4]}>
    <Stack gap={4}>
      <StartSteps />
      <StartName />
      <StartSite />
      <div
        style={{
          alignItems: 'start',
          display: 'grid',
          gap: '1.25rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        <StartDrafts />
        <StartLinks />
        <StartPlanned />
        <StartPublishes />
        <StartDeleted />
        <StartShortcuts />
      </div>
      <StartVisits />
    </Stack>
  </Box>
)
