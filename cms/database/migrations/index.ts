import * as migration_20261121_022102_initial from './20261121_022102_initial';
import * as migration_20261121_033530_public_site_content from './20261121_033530_public_site_content';
import * as migration_20261121_145745_media from './20261121_145745_media';

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
    up: migration_20261121_145745_media.up,
    down: migration_20261121_145745_media.down,
    name: '20261121_145745_media'
  },
];
