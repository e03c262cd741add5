export { CLUSTER_JUSTIFICATIONS, Cluster, type ClusterJustification, type ClusterProps } from "./Cluster.tsx";
