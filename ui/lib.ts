import './styles.css';

export * from './index.ts';
