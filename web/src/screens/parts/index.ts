// The parts all screens are made of.
export { Button, classes, IconButton, LinkButton } from './Button';
export { CardPicture, TinyCard } from './CardPicture';
export { Dialog } from './Dialog';
export { useIdle, useLoaded, useSettings } from './hooks';
export { Icon, type IconName } from './Icon';
export { Menu, type MenuGroup, type MenuItem } from './Menu';
export { Page } from './Page';
export { Segmented, Select, Toggle } from './Toggle';
export { toast } from './toast';
export { ToastHost } from './ToastHost';
