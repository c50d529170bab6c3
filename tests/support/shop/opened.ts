import {readdirSync, readlinkSync} from 'node:fs'
import path from 'node:path'

/** Linux's list of this process's open files. */
export const DESCRIPTORS = '/proc/self/fd'

/** How often this process has a file open. */
export const opened = (file: string): number =>
  readdirSync(DESCRIPTORS).filter((each) => {
    try {
      return readlinkSync(path.join(DESCRIPTORS, each)) === file
    } catch {
      return false // closed meanwhile
    }
  }).length
