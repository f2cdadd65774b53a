import * as migration_20261121_022102_initial from './20261121_022102_initial';
import * as migration_20261121_033530_public_site_content from './20261121_033530_public_site_content';
import * as migration_20261121_150138_change from './20261121_150138_change';

export const migrations = [
  {
    up: migration_20261121_022102_initial.up,
    down: migration_20261121_022102_initial.down,
    name: '20261121_022102_initial',
  },
  {
    up: migration_20261121_033530_public_site_content.up,
    down: migration_20261121_033530_public_site_content.down,
    name: '20261121_033530_public_site_content',
  },
  {
    up: migration_20261121_150138_change.up,
    down: migration_20261121_150138_change.down,
    name: '20261121_150138_change'
  },
];
