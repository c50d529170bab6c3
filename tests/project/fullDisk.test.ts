import {execFile, spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'
import {ownSettings} from '../support/run/ports.ts'

/** A disk of a few megabytes that only this test sees, where the system lets a user make one: Linux with user namespaces. */
const onSmallDisk = (folder: string, command: string) => [
  ...['-rm', 'sh', '-c', 'mount -t tmpfs -o size=16m tmpfs "$0" && exec "$@"', folder],
  ...command.split(' '),
]
const isPossible = spawnSync('unshare', onSmallDisk(tmpdir(), 'true')).status === 0
if (!isPossible) console.log('No disk of its own can be made here: what a full one does is not tested.')

const ANSWERED = {content: 200, file: 200, payment: 201, mail: 250, order: 'kept'}

;(isPossible ? test : test.skip)(
  'on a full disk every service refuses for now, keeps no halves, answers reads, and works again once there is room',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'disk-'))
    const program = path.join(import.meta.dirname, '../support/services/fullDisk.ts')
    const {stdout} = await promisify(execFile)(
      'unshare',
      onSmallDisk(folder, `${process.execPath} ${program} ${folder}`),
      {
        env: {...process.env, ...(await ownSettings('')), NODE_OPTIONS: '--disable-warning=ExperimentalWarning'},
      },
    )
    rmSync(folder, {recursive: true})
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      before: ANSWERED,
      full: {content: 503, file: 503, payment: 503, mail: 452, order: 'DatabaseError'},
      left: {
        halves: [],
        documents: [
          {size: 60_000, text: null},
          {size: null, text: 60_000},
        ],
        reads: 1,
      },
      after: ANSWERED,
      kept: 'VK-000000000003',
    })
  },
)
